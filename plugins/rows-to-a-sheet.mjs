// An example of a plugin: each enquiry becomes a row of a spreadsheet. Copy it into a folder of yours, name that in PLUGINS_DIR, and the address of
// the sheet's script in SHEET_URL (docs/product/other-sites.md). The script takes { row: [cells] } and { forget: id } by POST and answers 2xx.

/** @param {object} body @param {AbortSignal} signal */
async function send(body, signal) {
  const response = await fetch(process.env.SHEET_URL ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`The sheet answered ${response.status}`);
}

export const on = {
  'enquiry.received': ({ timestamp, data }, { signal }) => {
    if (data.removed) return undefined;
    return send({ row: [data._id, timestamp, data.business, data.user, data.name, data.phoneNo, data.message] }, signal);
  },
  // Rows with this id in the column of the business or of the account have to go.
  'person.forgotten': ({ data }, { signal }) => send({ forget: data._id }, signal),
  test: ({ timestamp }, { signal }) => send({ row: ['test', timestamp] }, signal),
};
