// The search of a table.
import { Search as SearchIcon } from 'lucide-react';
import styles from './search.module.css';

type Props = { label: string; value: string; onChange: (value: string) => void };

export const Search = ({ label, value, onChange }: Props) => (
  <label className={styles.search}>
    <SearchIcon size={18} strokeWidth={1.75} aria-hidden="true" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
