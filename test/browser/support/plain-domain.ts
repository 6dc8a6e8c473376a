/** Hosts below it are this machine's, but not trusted without TLS, as `localhost` is. */
export const PLAIN_DOMAIN = 'plain.test';
