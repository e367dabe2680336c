import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { pictureElement } from '../../lib/picture-element';
import type { PageElement } from './element';

const FORMAT = /\.(?:webp|png)$/;
/** Pixels of a file for each pixel of the page, so that pictures are sharp on every screen. */
const DENSITY = 2;
const MAX_KILOBYTES = 80;

interface ImageFile {
  file: string;
  /** In pixels of the page. */
  width: string;
  height: string;
}

function readImage(src: string, folder: string): ImageFile {
  const file = path.resolve(folder, src);
  if (!src.startsWith('.') || !FORMAT.test(src)) {
    throw new Error(
      `"${src}" is not supported. Write the path of a WebP or PNG file relative to the page, such as "./images/logs.webp".`,
    );
  }
  if (!fs.existsSync(file)) {
    throw new Error(`the file "${src}" doesn't exist. Paths are relative to the page.`);
  }
  const data = fs.readFileSync(file);
  if (data.length > MAX_KILOBYTES * 1000) {
    throw new Error(
      `"${src}" has ${Math.ceil(data.length / 1000)} kB. The maximum is ${MAX_KILOBYTES} kB. Crop or compress it.`,
    );
  }
  const { width, height } = imageSize(data);
  if (width % DENSITY || height % DENSITY) {
    throw new Error(
      `"${src}" has ${width} x ${height} pixels. Take it with ${DENSITY} pixels for each pixel of the page, so both are even.`,
    );
  }
  return { file, width: String(width / DENSITY), height: String(height / DENSITY) };
}

/** `<Screenshot src="./images/logs.webp" alt="..." />`: a `<Picture>` that has the size of the file, half of its pixels. */
export const screenshot: PageElement = {
  attributes: { src: true, alt: true, narrow: false, caption: false },
  content: ({ src = '', narrow, alt = '', caption }, { page }) => {
    if (!alt.trim()) {
      throw new Error('alt is empty. Describe in one or two sentences what the picture shows.');
    }
    const folder = path.dirname(page.path);
    const wide = readImage(src, folder);
    const phone = narrow === undefined ? undefined : readImage(narrow, folder);
    return [
      pictureElement(
        {
          alt,
          caption,
          width: wide.width,
          height: wide.height,
          narrowWidth: phone?.width,
          narrowHeight: phone?.height,
        },
        { light: wide.file, narrowLight: phone?.file },
        page,
      ),
    ];
  },
};
