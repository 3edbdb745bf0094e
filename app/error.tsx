'use client'

import { Failure } from '@/components/failure'

export default function PageError({ retry }: { error: unknown; retry: () => void }) {
  return <Failure retry={retry} />
}
