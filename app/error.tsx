'use client'

import { FailureScreen } from '@/components/frame/failure'
import { errorTexts } from '@/content/site'

export default function PageError() {
  return <FailureScreen texts={errorTexts} />
}
