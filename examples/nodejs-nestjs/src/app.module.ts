// #region module
import { Module, type DynamicModule } from '@nestjs/common'
import { DeparturesController } from './departures/departures.controller.ts'
import { DeparturesService } from './departures/departures.service.ts'
import { ManifestsService } from './departures/manifests.service.ts'
import { NitricModule, type Resources } from './nitric/nitric.module.ts'

@Module({
  controllers: [DeparturesController],
  providers: [DeparturesService, ManifestsService],
})
export class AppModule {
  static register(resources: Resources): DynamicModule {
    return { module: AppModule, imports: [NitricModule.register(resources)] }
  }
}
// #endregion
