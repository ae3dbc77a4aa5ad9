import type { Hint } from '#language/intents/hints.ts';
import { keysOf } from '#web/stage/keys/keys.ts';
import { Kbds } from '#web/ui/kbd.tsx';
import { SideHead } from '#web/ui/side-head.tsx';
import styles from './you-can-say.module.css';

/** More than a person reads before speaking. */
const hintsShown = 8;

export function YouCanSay({ hints, onSay }: { hints: readonly Hint[]; onSay: (utterance: string) => void }) {
  return (
    <>
      <SideHead title="You can say">or press</SideHead>
      <ul className={styles.list}>
        {hints.slice(0, hintsShown).map(({ kind, phrase }) => (
          <li key={kind}>
            <button type="button" className="say" onClick={() => onSay(phrase)}>
              “{phrase.charAt(0).toUpperCase() + phrase.slice(1)}”
            </button>
            <Kbds keys={keysOf(kind)} hidden />
          </li>
        ))}
      </ul>
    </>
  );
}
