/** The part of `Buffer` that programs use with hashes. */
const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

function bytesOf(text: string, encoding: string): Uint8Array {
  switch (encoding) {
    case 'hex':
      return Uint8Array.from(text.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
    case 'base64':
    case 'base64url':
      return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
        letter.charCodeAt(0),
      );
    default:
      return new TextEncoder().encode(text);
  }
}

export class Buffer extends Uint8Array {
  static override from(
    data: string | ArrayLike<number> | Iterable<number>,
    encoding?: unknown,
  ): Buffer {
    const bytes: ArrayLike<number> =
      typeof data === 'string' ? bytesOf(data, String(encoding ?? 'utf8')) : Array.from(data);
    const buffer = new Buffer(bytes.length);
    buffer.set(bytes);
    return buffer;
  }

  override toString(encoding = 'utf8'): string {
    switch (encoding) {
      case 'hex':
        return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
      case 'base64':
        return base64(this);
      case 'base64url':
        return base64(this).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
      default:
        return new TextDecoder().decode(this);
    }
  }
}

Object.assign(globalThis, { Buffer });
