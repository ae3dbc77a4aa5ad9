// The first stop of the Tab key: past the whole screen to its controls.
import styles from './skip-to-controls.module.css';

/** The toolbar of the screen in front. */
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
