// Native radio buttons: `pricing.module.css` reads which one is checked, so no script is needed.
import { yearlySaving } from '#domain/credits.ts';
import styles from './period.module.css';

export const Period = () => (
  <fieldset className={styles.period}>
    <legend className="sr">Billing period</legend>
    <label>
      <input className="sr" type="radio" name="period" value="monthly" defaultChecked />
      <span className={styles.choice}>Monthly</span>
    </label>
    <label>
      <input className="sr" type="radio" name="period" value="yearly" />
      <span className={styles.choice}>
        Yearly <small>{yearlySaving}% off</small>
      </span>
    </label>
  </fieldset>
);
