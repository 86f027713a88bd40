import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import type { ListPage } from '#app/features/back-office/list-page.ts';
import { DeleteSeveral } from '#app/features/back-office/several/delete-several.tsx';
import { AddedMark, TableRow } from '#app/features/back-office/table-row.tsx';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { ServiceForm } from '#app/features/service-catalogue/service-form.tsx';
import { removeUnused, useDeleteService } from '#app/features/service-catalogue/use-delete-service.ts';
import { categoryName } from '#shared/listed-words.ts';
import type { EditableService } from '#shared/schemas/catalogue.ts';
import { serviceName } from '#shared/service-name.ts';
import { catalogueMessages, commonText, pageMessages as messages, serviceCatalogueText } from '#shared/texts.ts';

/** The services of the catalogue, each with Edit and Delete (docs/product/pages.md). */
export function ServiceTable({ page }: { page: ListPage<EditableService> }) {
  const { rows: services, offset, added } = page;
  const { isBusy, remove, inUse, leave, removeAllTheSame, undoBar } = useDeleteService();
  const { place, willChange } = useKeptFocus<HTMLDivElement>(services);
  return (
    <>
      <DeleteSeveral things={services.map(({ _id: id, name }) => ({ id, name: serviceName(name) }))} remove={removeUnused}>
        {(numbered) => (
          <AdminTable
            place={place}
            label={serviceCatalogueText.services}
            columns={[commonText.serialNumber, commonText.name, serviceCatalogueText.category, commonText.action]}
            empty={page.q ? messages.noResults : catalogueMessages.noServices}
          >
            {services.map((service, index) => (
              <TableRow key={service._id} isAdded={service._id === added}>
                <td>{numbered({ id: service._id, name: serviceName(service.name) }, offset + index + 1)}</td>
                <td className="font-semibold">
                  <span>
                    <span>{serviceName(service.name)}</span>
                    {service._id === added && <AddedMark />}
                    {serviceName(service.name) !== service.name && (
                      <span lang="en" className="block font-normal text-ink-soft text-sm">
                        {service.name}
                      </span>
                    )}
                  </span>
                </td>
                <td>{categoryName(service.category)}</td>
                <td>
                  <div className="-ml-4 flex flex-wrap">
                    <EditService service={service} />
                    <DeleteAction
                      label={service.name}
                      title={serviceCatalogueText.deleteService}
                      question={serviceCatalogueText.reallyDelete(service.name)}
                      busy={isBusy(service._id)}
                      onConfirm={() => {
                        willChange();
                        remove(service);
                      }}
                    />
                  </div>
                </td>
              </TableRow>
            ))}
          </AdminTable>
        )}
      </DeleteSeveral>
      <ConfirmDialog
        open={inUse !== undefined}
        onOpenChange={leave}
        title={serviceCatalogueText.isInUse}
        question={inUse ? serviceCatalogueText.deleteWhatIsUsed(inUse.usage, inUse.service.name) : ''}
        confirm={serviceCatalogueText.deleteAllTheSame}
        onConfirm={() => {
          willChange();
          removeAllTheSame();
        }}
      />
      {undoBar && <UndoBar {...undoBar} />}
    </>
  );
}

function EditService({ service }: { service: EditableService }) {
  return (
    <DialogButton quiet label={withHidden(commonText.editOf, service.name)} title={serviceCatalogueText.editService}>
      {(close) => <ServiceForm key={service.version} service={service} onClose={close} />}
    </DialogButton>
  );
}
