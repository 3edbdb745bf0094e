'use client'

import { Failure } from '@/components/failure'

export default function PageError() {
  return <Failure />
}
