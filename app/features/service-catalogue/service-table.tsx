import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { ConfirmDialog } from '#app/features/back-office/confirm-dialog.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import type { ListPage } from '#app/features/back-office/list-page.ts';
import { AddedMark, TableRow } from '#app/features/back-office/table-row.tsx';
import { ServiceForm } from '#app/features/service-catalogue/service-form.tsx';
import { useDeleteService } from '#app/features/service-catalogue/use-delete-service.ts';
import { withLargeFirst } from '#app/features/services/group-services.ts';
import type { EditableService } from '#shared/schemas/catalogue.ts';
import { catalogueMessages, pageMessages as messages } from '#shared/texts.ts';

/** The services of the catalogue, each with Edit and Delete (docs/product/pages.md). */
export function ServiceTable({ page }: { page: ListPage<EditableService> }) {
  const { rows: services, offset, added } = page;
  const { isBusy, remove, inUse, leave, removeAllTheSame } = useDeleteService();
  const { place, willChange } = useKeptFocus<HTMLDivElement>(services);
  return (
    <>
      <AdminTable
        place={place}
        label="Services"
        columns={['Sr. no.', 'Name', 'Category', 'Action']}
        empty={page.q ? messages.noResults : catalogueMessages.noServices}
      >
        {services.map((service, index) => (
          <TableRow key={service._id} isAdded={service._id === added}>
            <td>{offset + index + 1}</td>
            <td className="font-semibold">
              <span>
                {service.name}
                {service._id === added && <AddedMark />}
              </span>
            </td>
            <td>{withLargeFirst(service.category)}</td>
            <td>
              <div className="-ml-4 flex flex-wrap">
                <EditService service={service} />
                <DeleteAction
                  label={service.name}
                  title="Delete service"
                  question={`Are you sure you want to delete the service “${service.name}”?`}
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
      <ConfirmDialog
        open={inUse !== undefined}
        onOpenChange={leave}
        title="This service is in use"
        question={
          inUse ? `${inUse.usage}. They keep “${inUse.service.name}” as a service of their own. Do you want to delete it all the same?` : ''
        }
        confirm="Delete all the same"
        onConfirm={() => {
          willChange();
          removeAllTheSame();
        }}
      />
    </>
  );
}

function EditService({ service }: { service: EditableService }) {
  const label = (
    <>
      Edit<span className="sr-only"> {service.name}</span>
    </>
  );
  return (
    <DialogButton quiet label={label} title="Edit Service">
      {(close) => <ServiceForm key={service.version} service={service} onClose={close} />}
    </DialogButton>
  );
}
