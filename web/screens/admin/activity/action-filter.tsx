import { ActivityFilter, activityFilters, operatorFilters } from '#domain/admin-activity.ts';
import styles from './activity.module.css';

type Props = { chosen: ActivityFilter; onChoose: (action: ActivityFilter) => void };

/** The kinds of entries. What operators did stands apart. */
export const ActionFilter = ({ chosen, onChoose }: Props) => (
  <label className={styles.filter}>
    <span className="sr">Action</span>
    <select value={chosen} onChange={({ target }) => onChoose(ActivityFilter.parse(target.value))}>
      {activityFilters.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
      <optgroup label="By operators">
        {operatorFilters.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </optgroup>
    </select>
  </label>
);
