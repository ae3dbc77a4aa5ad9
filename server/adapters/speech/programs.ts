// Finds the host's speech programs again on each call, and keeps running recognisers.
import type { SpeechConfig } from '#server/config.ts';
import { espeak } from './espeak.ts';
import { findSphinx } from './find-pocketsphinx.ts';
import { findProgram } from './find-program.ts';
import { flite } from './flite.ts';
import { type Ears, openEars } from './pocketsphinx.ts';
import type { Synthesiser } from './synthesiser.ts';

/** `mouths`: best first. `missing`: one sentence for the host. */
export type Programs = { at: string; ears: Ears | null; mouths: readonly Mouth[]; missing: string | null };

type Mouth = { name: 'flite' | 'espeak'; speak: Synthesiser };

/** `before`: keeps its recognisers if nothing changed. */
export const findPrograms = async (path: SpeechConfig['path'], before?: Programs): Promise<Programs> => {
  const [sphinx, fliteAt, espeakAt] = await Promise.all([
    findSphinx(path),
    findProgram('flite', path),
    findProgram('espeak-ng', path),
  ]);
  const at = JSON.stringify([sphinx, espeakAt]);
  const kept = before?.at === at ? before.ears : null;
  return {
    at,
    ears: sphinx === null ? null : (kept ?? openEars(sphinx, espeakAt)),
    mouths: mouthsAt(fliteAt, espeakAt),
    missing: missingOf(sphinx === null, fliteAt === null && espeakAt === null),
  };
};

const mouthsAt = (fliteAt: string | null, espeakAt: string | null): Mouth[] => [
  ...(fliteAt === null ? [] : [{ name: 'flite', speak: flite(fliteAt) } as const]),
  ...(espeakAt === null ? [] : [{ name: 'espeak', speak: espeak(espeakAt) } as const]),
];

const missingOf = (ears: boolean, mouth: boolean): string | null => {
  const names = [...(ears ? ['pocketsphinx', 'pocketsphinx-en-us'] : []), ...(mouth ? ['flite', 'espeak-ng'] : [])];
  if (names.length === 0) return null;
  const what = ears && mouth ? 'hear and speak' : ears ? 'hear' : 'speak';
  return `For Flow to ${what}, install ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
};
