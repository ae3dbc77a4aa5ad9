// Extracts the voice detector's weights from their package during the build, as an asset that loads when a person wants to speak.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { weightsIn } from './web/audio/hearing/silero-onnx.ts';
import { packWeights } from './web/audio/hearing/silero-weights.ts';

const modules = path.join(import.meta.dirname, 'node_modules');
const checksum = '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f';

export const vadWeights = (): Plugin => ({
  name: 'flow-vad-weights',
  resolveId: {
    filter: { id: /^virtual:vad-weights\?url$/ },
    handler: () => {
      const folder = path.join(modules, '.cache', 'flow');
      const file = path.join(folder, 'silero-v5.bin');
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, packedWeights());
      return `${file}?url`;
    },
  },
});

/** With their licence notice. */
export const packedWeights = (): Uint8Array<ArrayBuffer> => {
  const onnx = readFileSync(path.join(modules, '@ricky0123', 'vad-web', 'dist', 'silero_vad_v5.onnx'));
  if (createHash('sha256').update(onnx).digest('hex') !== checksum)
    throw new Error(
      'The voice detector is another one than was tried: hold it against onnxruntime, then change its checksum.',
    );
  return packWeights(weightsIn(onnx), notice);
};

const notice = `
These are the weights of Silero VAD, version 5, for 16 kHz, in half precision (https://github.com/snakers4/silero-vad).

MIT License

Copyright (c) 2020-present Silero Team

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;
