export const chartOf = ({ label, first, last, total }: { label: string; first: string; last: string; total: string }) =>
  `${label}, ${first} से ${last} तक: ${total}।`;
export const mostOnOneDay = (count: string, day: string) => `एक दिन में सबसे ज़्यादा: ${count}, ${day} को।`;
export const most = (count: string) => `सबसे ज़्यादा ${count}`;
export const showAsTable = 'टेबल में देखें';
export const countsByDay = 'दिन के हिसाब से गिनती';
export const day = 'दिन';
