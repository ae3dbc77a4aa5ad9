// Where in the admin area an operator was when they left for Google.
const key = 'flow_admin_return';

export const keepAdminReturn = (): void =>
  sessionStorage.setItem(key, window.location.pathname + window.location.search);

export const forgetAdminReturn = (): void => sessionStorage.removeItem(key);

/** Null if they did not come from there. The area forgets it once it stands there. */
export const adminReturn = (): string | null => sessionStorage.getItem(key);
