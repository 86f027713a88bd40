/** Home, loaded anew: nothing of the account that ended stays in the page's memory (specification 1 §4). */
export function leaveForHome() {
  window.location.replace('/');
}
