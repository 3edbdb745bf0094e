'use client'

import { FailureScreen } from '@/components/frame/failure'

export default function PageError() {
  return <FailureScreen />
}
