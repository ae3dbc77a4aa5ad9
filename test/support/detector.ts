import { createSilero, type Silero } from '#web/audio/hearing/silero.ts';
import { unpackWeights, type Weights } from '#web/audio/hearing/silero-weights.ts';
import { packedWeights } from '../../vad-weights.config.ts';

export const shippedDetector = (): Silero => createSilero(weights());

export const packedBytes = (): Uint8Array<ArrayBuffer> => {
  packed ??= packedWeights();
  return packed;
};

const weights = (): Weights => {
  unpacked ??= unpackWeights(packedBytes().buffer);
  return unpacked;
};

let unpacked: Weights | undefined;
let packed: Uint8Array<ArrayBuffer> | undefined;
