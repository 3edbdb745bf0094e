'use client'

import { FailureScreen } from '@/components/failure'

export default function PageError() {
  return <FailureScreen />
}
