/** Marks a Run button. It contains the ID of the sample that it runs. */
export const RUN = 'data-run';
