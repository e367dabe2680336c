import { Fragment, type ReactNode } from 'react';

/** A text that can break where a pattern matches. */
export const breakable = (text: string, at: RegExp): ReactNode =>
  text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
