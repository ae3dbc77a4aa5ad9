import { shownCaps } from '#web/stage/keys/keys.ts';
import type { SceneControl } from '#web/stage/scene/scene.ts';
import { findOffers } from './find-offers.ts';
import type { Row } from './sections.ts';

/** `usable`: without controls that leave their key to the app now, because they have nothing to do. */
export const sceneRows = (controls: readonly SceneControl[], which: 'all' | 'usable' = 'all'): Row[] =>
  controls
    .filter(({ rests }) => which === 'all' || !rests?.())
    .map((control) => ({
      id: `scene ${control.id}`,
      name: control.name,
      phrase: control.phrases[0] ?? null,
      caps: control.keys?.[0] === undefined ? [] : shownCaps(control.keys[0]),
      why: control.whyNot?.() ?? null,
      does: { what: 'control', control },
    }));

/** The screen's keys win, so the list shows the app's command without the same key. */
export const keysTaken = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ does }) =>
      does.what === 'control' ? (does.control.keys ?? []).map((key) => shownCaps(key).join(' ')) : [],
    ),
  );

export const findSceneRows = (rows: readonly Row[], typed: string): Row[] =>
  findOffers(
    rows.map((row) => ({ ...row, kind: row.id, also: alsoOf(row) })),
    typed,
    new Map(),
  ).flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);

const alsoOf = ({ does }: Row): string => (does.what === 'control' ? does.control.phrases.join(' ') : '');
