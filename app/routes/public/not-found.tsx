import { data } from 'react-router';

/** Answers 404 to every address that no page has; the frame's boundary shows it. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Page() {
  return null;
}
