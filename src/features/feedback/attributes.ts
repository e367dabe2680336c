/** Marks the button in a sample that reports it. It is in the sample that the reader uses. */
export const REPORT = 'data-report';
/** Marks the hidden button of the feedback form that a press on the other one presses. */
export const RECEIVES_REPORT = 'data-receives-report';
