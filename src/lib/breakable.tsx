import { Fragment, type ReactNode } from 'react';

export const breakable = (text: string, at: RegExp): ReactNode =>
  text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
