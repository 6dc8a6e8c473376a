import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  Global,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import { StartupError } from '../../config/variables.js';
import { Metrics } from './metrics.js';

/** Serves /metrics on a port of its own, which the proxy in front never hands out. */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws StartupError when the port cannot be used. */
  async start(): Promise<void> {
    const target = this.config.operations.metrics;
    if (!target) return;
    const { registry } = this.metrics;
    // The process is watched at every collection of garbage: not where nobody reads it.
    collectDefaultMetrics({ register: registry });
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        (error: unknown) => {
          this.logger.warn(String(error));
          response.writeHead(500).end();
        },
      );
    });
    try {
      await once(this.server.listen(target.port, target.host), 'listening');
    } catch (error) {
      throw new StartupError(
        `METRICS_HOST, METRICS_PORT: ${target.host}:${target.port}: ${(error as Error).message}`,
      );
    }
  }

  onApplicationShutdown(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}

@Global()
@Module({ providers: [Metrics, MetricsServer], exports: [Metrics] })
export class ObservabilityModule {}
