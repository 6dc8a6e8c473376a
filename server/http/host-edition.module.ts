import { Global, Module } from '@nestjs/common';
import { HostEdition } from './host-edition.js';

@Global()
@Module({ providers: [HostEdition], exports: [HostEdition] })
export class HostEditionModule {}
