import { redirect } from 'react-router';

/** What was asked of one business alone stands in the list of all: addresses of before lead there. */
export function loader() {
  throw redirect('/user/requirements');
}

export default () => null;
