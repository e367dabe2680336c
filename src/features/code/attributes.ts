/** Marks a panel with one or more samples and a Copy button. */
export const CODE = 'data-code';
/** Marks a Copy button. It contains the address of the file to copy, or nothing for the code of the panel. */
export const COPY = 'data-copy';
/** Marks a Run button. It contains the ID of the sample that it runs. */
export const RUN = 'data-run';
