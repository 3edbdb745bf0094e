import { useCallback, useEffect, useRef, useState } from 'react'
import { type GitHubError, toGitHubError } from '@/editor/github/github-error'

type Result<Data> = { data?: Data; error?: GitHubError; isPending?: boolean }

/**
 * Returns the result of the last request, and the functions that run and cancel one. Ignores the
 * responses of earlier requests, which may arrive later, and all after the component is removed.
 */
export function useRequest<Data>() {
  const [result, setResult] = useState<Result<Data>>({})
  const last = useRef<Promise<Data>>(undefined)

  const cancel = useCallback(() => {
    last.current = undefined
    setResult(({ data }) => ({ data }))
  }, [])
  useEffect(() => cancel, [cancel])

  /**
   * Keeps the data of the request before until the response arrives.
   * @param onResponse called with the response, unless another request has started
   */
  const run = useCallback((request: Promise<Data>, onResponse?: (data: Data) => void) => {
    last.current = request
    setResult(({ data }) => ({ data, isPending: true }))
    const isLast = () => last.current === request
    request.then(
      (data) => {
        if (!isLast()) return
        setResult({ data })
        onResponse?.(data)
      },
      (error) => isLast() && setResult(({ data }) => ({ data, error: toGitHubError(error) })),
    )
  }, [])

  return { ...result, run, cancel }
}
