// Skips the screen's content for keyboard users.
import styles from './skip-to-controls.module.css';

export const controlsId = 'controls';

export function SkipToControls() {
  return (
    <a
      className={styles.skip}
      href={`#${controlsId}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${controlsId} [tabindex="0"]`)?.focus();
      }}
    >
      Skip to controls
    </a>
  );
}
