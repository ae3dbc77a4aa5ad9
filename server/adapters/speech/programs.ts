// Finds the host's speech programs again on each call, and keeps running recognisers.
import type { SpeechConfig } from '#server/config.ts';
import { espeak } from './espeak.ts';
import { findSphinx } from './find-pocketsphinx.ts';
import { findProgram } from './find-program.ts';
import { flite } from './flite.ts';
import { openRecogniser, type Recogniser } from './pocketsphinx.ts';
import type { Synthesiser } from './synthesiser.ts';

/** `synthesisers`: best first. `missing`: one sentence for the host. */
export type Programs = {
  at: string;
  recogniser: Recogniser | null;
  synthesisers: readonly NamedSynthesiser[];
  missing: string | null;
};

type NamedSynthesiser = { name: 'flite' | 'espeak'; speak: Synthesiser };

/** `before`: keeps its recognisers if nothing changed. */
export const findPrograms = async (path: SpeechConfig['path'], before?: Programs): Promise<Programs> => {
  const [sphinx, fliteAt, espeakAt] = await Promise.all([
    findSphinx(path),
    findProgram('flite', path),
    findProgram('espeak-ng', path),
  ]);
  const at = JSON.stringify([sphinx, espeakAt]);
  const kept = before?.at === at ? before.recogniser : null;
  return {
    at,
    recogniser: sphinx === null ? null : (kept ?? openRecogniser(sphinx, espeakAt)),
    synthesisers: synthesisersAt(fliteAt, espeakAt),
    missing: missingOf(sphinx === null, fliteAt === null && espeakAt === null),
  };
};

const synthesisersAt = (fliteAt: string | null, espeakAt: string | null): NamedSynthesiser[] => [
  ...(fliteAt === null ? [] : [{ name: 'flite', speak: flite(fliteAt) } as const]),
  ...(espeakAt === null ? [] : [{ name: 'espeak', speak: espeak(espeakAt) } as const]),
];

const missingOf = (recogniser: boolean, synthesiser: boolean): string | null => {
  const names = [
    ...(recogniser ? ['pocketsphinx', 'pocketsphinx-en-us'] : []),
    ...(synthesiser ? ['flite', 'espeak-ng'] : []),
  ];
  if (names.length === 0) return null;
  const what = recogniser && synthesiser ? 'hear and speak' : recogniser ? 'hear' : 'speak';
  return `For Flow to ${what}, install ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
};
