// A word with a colour, for roles and states. The word says what the colour says.
import { classNames } from '#web/ui/class-names.ts';
import styles from './tag.module.css';

export type Tone = 'red' | 'orange' | 'yellow' | 'blue' | 'green' | 'grey';

export const Tag = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={classNames(styles.tag, styles[tone])}>{children}</span>
);
