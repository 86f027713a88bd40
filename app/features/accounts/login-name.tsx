/**
 * Says to password managers whose password a form is about, as its owner types it at login: for a business the phone number. Without it
 * they keep the password under no name, or under the nearest e-mail, with which nobody can log in.
 */
export function LoginName({ name }: { name: string | undefined }) {
  return name && <input type="text" name="account" value={name} readOnly hidden autoComplete="username" />;
}
