import { shownCaps } from '#web/stage/keys/keys.ts';
import type { SceneControl } from '#web/stage/scene/scene.ts';
import { findOffers } from './find-offers.ts';
import type { Row } from './sections.ts';

export const sceneRows = (controls: readonly SceneControl[]): Row[] =>
  controls.map((control) => ({
    id: `scene ${control.id}`,
    name: control.name,
    phrase: control.phrases[0] ?? null,
    caps: control.keys?.[0] === undefined ? [] : shownCaps(control.keys[0]),
    why: control.whyNot?.() ?? null,
    does: { what: 'control', control },
  }));

export const findSceneRows = (rows: readonly Row[], typed: string): Row[] =>
  findOffers(
    rows.map((row) => ({ ...row, kind: row.id, also: alsoOf(row) })),
    typed,
    new Map(),
  ).flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);

const alsoOf = ({ does }: Row): string => (does.what === 'control' ? does.control.phrases.join(' ') : '');
