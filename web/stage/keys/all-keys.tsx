import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { synonyms } from '#language/intents/synonyms.ts';
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { findOffers } from '#web/stage/palette/find-offers.ts';
import { allOffers, type Group, groups, isKeyed, type Offer } from '#web/stage/palette/offers.ts';
import { findSceneRows, sceneRows } from '#web/stage/palette/scene-rows.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbds } from '#web/ui/kbd.tsx';
import { Modal } from '#web/ui/modal.tsx';
import styles from './all-keys.module.css';
import { shownCaps, strokes } from './keys.ts';
import { singleKeys } from './single-keys.ts';

export function AllKeys({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const keys = useObserved(singleKeys, (on) => on);
  const offers = useMemo(() => allOffers().filter(({ caps, phrase }) => caps.length > 0 || phrase !== null), []);
  const known = useMemo(() => synonyms(), []);
  const matches = useMemo(() => new Set(findOffers(offers, typed, known)), [offers, typed, known]);
  const shown = columns.map((column) =>
    column
      .map((group) => ({ group, rows: offers.filter((offer) => offer.group === group && matches.has(offer)) }))
      .filter(({ rows }) => rows.length > 0),
  );
  return (
    <Modal open onClose={onClose} title="All keys" kind="wide">
      <div className={styles.above}>
        <label className={styles.find}>
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          <input
            type="search"
            aria-label="Find a key or a phrase"
            placeholder="Find a key or a phrase"
            value={typed}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <Button
          kind="ghost"
          onClick={() => {
            onClose();
            draftPanel.open('settings');
          }}
        >
          Turn single keys {keys ? 'off' : 'on'} in Settings
        </Button>
      </div>
      <div className={styles.groups}>
        <SceneKeys typed={typed} />
        {shown.map((column) => (
          <div key={column[0]?.group ?? 'none'}>
            {column.map(({ group, rows }) => (
              <Section key={group} group={group} rows={rows} />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {matches.size === 0 && 'Nothing is called that. Try another word for it.'}
      </p>
    </Modal>
  );
}

function SceneKeys({ typed }: { typed: string }) {
  const { front } = useStageSession();
  const rows = findSceneRows(sceneRows(front.current()?.controls() ?? []), typed);
  if (rows.length === 0) return null;
  return (
    <div>
      <section>
        <h3>On this screen</h3>
        <dl>
          {rows.map(({ id, name, phrase, caps }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                {phrase !== null && <q className="say">{phrase}</q>}
                <span className={styles.caps}>{caps.length > 0 && <Kbds keys={caps} />}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const columns: readonly (readonly Group[])[] = [
  ['mail', 'writing'],
  ['reading', 'finding', 'places', 'flow'],
];

const Section = ({ group, rows }: { group: Group; rows: readonly Offer[] }) => (
  <section>
    <h3>{groups[group]}</h3>
    <dl>
      {rows.map((offer) => (
        <div key={offer.kind}>
          <dt>{offer.name}</dt>
          <dd>
            {offer.phrase !== null && <q className="say">{offer.phrase}</q>}
            <span className={styles.caps}>
              {capsFor(offer).map((caps) => (
                <Kbds key={caps.join()} keys={caps} />
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Some have more than one way. */
const capsFor = ({ kind, caps }: Offer): (readonly string[])[] => {
  if (isKeyed(kind)) return strokes[kind].map(shownCaps);
  return caps.length > 0 ? [caps] : [];
};
