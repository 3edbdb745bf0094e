/** Messages of the commands that need out/ and do not find it: for developers, and for the owner. */
export const NO_EXPORT = 'There is no export yet. Run "npm run build" first.'
export const NO_SITE = 'Ainda não há site pronto na pasta out. O que fazer: rode "npm run build"'
