/** Returns the last item of a list. Safari before 15.4 and Chrome before 92 lack `Array.at`. */
export const lastOf = <Item>(items: readonly Item[]): Item | undefined => items[items.length - 1]
