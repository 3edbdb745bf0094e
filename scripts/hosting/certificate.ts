import { join } from 'node:path'
import { output } from '@/scripts/shared/process'

/** Paths of files in PEM. */
export type Certificate = { certificate: string; key: string }

/** A key and a self-signed certificate for this machine, by the openssl program. */
export function makeCertificate(folder: string): Certificate {
  const paths = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const args = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', paths.key, '-out', paths.certificate],
  ]
  output('openssl', args, 'openssl made no certificate')
  return paths
}
