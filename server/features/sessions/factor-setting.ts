/** The setting by which everybody of the team must have a second factor; every request of theirs reads it with the session. */
export const FACTOR_SETTING = 'team_second_factor';
