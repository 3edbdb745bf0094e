/**
 * Id of the question's element, and key of the stored answer. Apart from the component, because the
 * script inside the HTML would otherwise contain React's JSX runtime (1 kB).
 */
export const CONSENT_ID = 'medicao'
