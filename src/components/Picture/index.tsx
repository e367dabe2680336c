import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Figure } from '../Figure';
import styles from './styles.module.css';

/** Widths at which the text column is too narrow for a horizontal diagram. */
const NARROW = '(width < 768px)';

export interface PictureProps {
  alt: string;
  caption?: string;
  /** Addresses of the files for the two color modes. Without `dark`, both modes show `light`. */
  light: string;
  dark?: string;
  /** In pixels. They reserve the space until the image has loaded. */
  width: string;
  height: string;
  narrowLight?: string;
  narrowDark?: string;
  narrowWidth?: string;
  narrowHeight?: string;
}

/** The image of the other color mode isn't displayed, so it isn't loaded. `plugins/lib/picture-element.ts` creates the element. */
export function Picture({ alt, caption, ...files }: PictureProps): ReactNode {
  const imageOf = (src: string, narrow?: string, mode?: 'light' | 'dark'): ReactNode => (
    <picture>
      {narrow !== undefined && (
        <source
          media={NARROW}
          srcSet={narrow}
          width={files.narrowWidth}
          height={files.narrowHeight}
        />
      )}
      <img
        className={clsx(styles.image, mode && styles[mode])}
        src={src}
        alt={alt}
        width={files.width}
        height={files.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
  return (
    <Figure caption={caption}>
      {files.dark === undefined ? (
        imageOf(files.light, files.narrowLight)
      ) : (
        <>
          {imageOf(files.light, files.narrowLight, 'light')}
          {imageOf(files.dark, files.narrowDark, 'dark')}
        </>
      )}
    </Figure>
  );
}
