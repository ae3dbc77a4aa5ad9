import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { synonyms } from '#language/intents/synonyms.ts';
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { settings } from '#web/data/settings.ts';
import { findOffers } from '#web/stage/palette/find-offers.ts';
import { allOffers, type Group, groups, isKeyed, type Offer } from '#web/stage/palette/offers.ts';
import { findSceneRows, sceneRows } from '#web/stage/palette/scene-rows.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbds } from '#web/ui/kbd.tsx';
import { Modal } from '#web/ui/modal.tsx';
import styles from './all-keys.module.css';
import { shownCaps, strokes } from './keys.ts';
import { useKeyboard } from './use-keyboard.ts';

export function AllKeys({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const keys = useObserved(settings, ({ singleKeys }) => singleKeys);
  const keyed = useKeyboard();
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
        <SceneKeys typed={typed} keyed={keyed} />
        {shown.map((column) => (
          <div key={column[0]?.group ?? 'none'}>
            {column.map(({ group, rows }) => (
              <Section key={group} {...{ group, rows, keyed }} />
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

function SceneKeys({ typed, keyed }: { typed: string; keyed: boolean }) {
  const { front } = useStageSession();
  const rows = findSceneRows(sceneRows(front.current()?.controls() ?? []), typed);
  if (rows.length === 0) return null;
  return (
    <div>
      <section>
        <h3>On this screen</h3>
        <dl>
          {inOrder(rows, keyed).map(({ id, caps, ...row }) => (
            <Row key={id} {...row} caps={caps.length > 0 ? [caps] : []} keyed={keyed} />
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

const Section = ({ group, rows, keyed }: { group: Group; rows: readonly Offer[]; keyed: boolean }) => (
  <section>
    <h3>{groups[group]}</h3>
    <dl>
      {inOrder(rows, keyed).map((offer) => (
        <Row key={offer.kind} name={offer.name} phrase={offer.phrase} caps={capsFor(offer)} keyed={keyed} />
      ))}
    </dl>
  </section>
);

/** Without a keyboard, spoken phrases come first. */
const inOrder = <T extends { phrase: string | null }>(rows: readonly T[], keyed: boolean): readonly T[] =>
  keyed ? rows : rows.toSorted((one, other) => Number(one.phrase === null) - Number(other.phrase === null));

type RowProps = { name: string; phrase: string | null; caps: readonly (readonly string[])[]; keyed: boolean };

function Row({ name, phrase, caps, keyed }: RowProps) {
  const says = phrase !== null && <q className="say">{phrase}</q>;
  const isFirst = !keyed && phrase !== null;
  return (
    <div>
      <dt>{isFirst ? says : name}</dt>
      <dd>
        {isFirst ? name : says}
        {(keyed || phrase === null) && (
          <span className={styles.caps}>
            {caps.map((one) => (
              <Kbds key={one.join()} keys={one} />
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Some have more than one way. */
const capsFor = ({ kind, caps }: Offer): (readonly string[])[] => {
  if (isKeyed(kind)) return strokes[kind].map(shownCaps);
  return caps.length > 0 ? [caps] : [];
};
