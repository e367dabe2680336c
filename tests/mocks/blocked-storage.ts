/** Blocks the storage as a strict browser does. `jest.restoreAllMocks` ends it. */
export function blockStorage(): void {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
}
