// A Blob that joins its parts before Node sees them. The parser of messages keeps a body that is not encoded as two parts for each line,
// and Node takes microseconds for every part of a Blob, there and back: of a large mail that was most of what it cost to take in.
import { Blob } from 'node:buffer';

/** From now on this thread's Blobs are joined. For worker threads alone: all that share the thread are given them. */
export const joinBlobs = (): void => {
  Object.assign(globalThis, { Blob: JoinedBlob });
};

/** Called with `new`, as Node's is, and answers one of Node's. */
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
  // Nothing is made for a line alone: there are hundreds of thousands of them.
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
