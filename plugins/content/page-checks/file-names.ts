const ACCEPTED = /^[a-z\d._/-]+$/;

/**
 * Finds pages whose name isn't a good address. Names with capitals are the same file on some machines, and different files on others.
 */
export const problemsOfNames = (files: readonly string[]): string[] =>
  files
    .filter((file) => !ACCEPTED.test(file))
    .map(
      (file) =>
        `${file}: the name of a page is a part of its address. Accepted: a-z, 0-9, and "-". Rename the file.`,
    );
