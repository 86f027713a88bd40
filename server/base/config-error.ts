/** A setting is wrong; the message is one line that names the variable. */
export class ConfigError extends Error {}
