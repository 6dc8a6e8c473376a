import { existsSync } from 'node:fs';
import { type AppConfig, readConfig } from './app-config.js';

/** Configuration of this process: its environment, completed by a `.env` file in its folder. */
export function processConfig(): AppConfig {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
