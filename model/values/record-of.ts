/** Returns an object that has a value for each name. */
export function recordOf<Name extends string | number, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
) {
  // Needs the cast, because `fromEntries` loses the literal types of the names.
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>
}
