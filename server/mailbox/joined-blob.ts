// A Blob that joins its parts first. postal-mime keeps two parts per line of an unencoded body, and Node spends microseconds on each, most
// of a large mail's cost.
import { Blob } from 'node:buffer';

/** Replaces Blob for the whole thread, so call it in worker threads only. */
export const joinBlobs = (): void => {
  Object.assign(globalThis, { Blob: JoinedBlob });
};

/** Called with `new`, and returns Node's Blob. */
function JoinedBlob(parts: Parts = [], options?: Options): Blob {
  return new Blob(joined(parts), options);
}
JoinedBlob.prototype = Blob.prototype;

type Parts = ConstructorParameters<typeof Blob>[0];
type Options = ConstructorParameters<typeof Blob>[1];

const joined = (parts: Parts): Parts => {
  let size = 0;
  for (const part of parts) {
    if (part instanceof Blob) return parts;
    size += Buffer.byteLength(part);
  }
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  // Allocate nothing per line: there are hundreds of thousands.
  for (const part of parts) {
    if (typeof part === 'string') at += bytes.write(part, at);
    else if (!(part instanceof Blob)) {
      bytes.set(bytesOf(part), at);
      at += part.byteLength;
    }
  }
  return [bytes];
};

const bytesOf = (part: Exclude<Parts[number], Blob | string>): Uint8Array => {
  if (part instanceof Uint8Array) return part;
  return ArrayBuffer.isView(part)
    ? new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
    : new Uint8Array(part);
};
