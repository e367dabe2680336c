/** Accesses browser storage. Returns undefined if the access fails, for example because storage is blocked or full. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
