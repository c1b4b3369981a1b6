import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import {
  Avatar,
  Button,
  Checkbox,
  CodeField,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Note,
  NotFoundScreen,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Segments,
  TextField,
} from './index.ts';

/** Escape that belongs to an input method. */
const CANCELS_CANDIDATE = { key: 'Escape', keyCode: 229, isComposing: true };

describe('Segments', () => {
  const options = [
    { value: 'mono', label: '单色' },
    { value: 'dual', label: '双色' },
    { value: 'triadic', label: '三角' },
  ] as const;
  function Modes() {
    const [value, setValue] = useState<'mono' | 'dual' | 'triadic'>('mono');
    return <Segments label="配色方式" value={value} onChange={setValue} options={options} />;
  }
  const chosen = () => screen.getByRole('radio', { checked: true }).textContent;

  test('is a named radio group that a press changes', async () => {
    render(<Modes />);
    expect(screen.getByRole('radiogroup', { name: '配色方式' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '双色' }));
    expect(chosen()).toBe('双色');
  });

  test('is one tab stop, whose arrow keys move and choose, around the end', async () => {
    render(<Modes />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('单色');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('双色');
    expect(chosen()).toBe('双色');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('单色');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('TextField', () => {
  test('ties label and hint to the field', () => {
    render(<TextField label="颜色值" hint="六位十六进制" />);
    const field = screen.getByRole('textbox', { name: '颜色值', description: '六位十六进制' });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('says what is wrong beside the field and keeps what was typed', async () => {
    const { rerender } = render(<TextField label="颜色值" />);
    await userEvent.type(screen.getByRole('textbox'), '#ZZ');
    rerender(<TextField label="颜色值" error="不是颜色值" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', {
      name: '颜色值',
      description: '不是颜色值',
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('#ZZ');
    expect(screen.getByRole('alert').textContent).toBe('不是颜色值');
  });

  test('a hidden label still names the field', () => {
    render(<TextField label="搜索" labelHidden />);
    expect(screen.getByRole('textbox', { name: '搜索' })).toBeTruthy();
  });
});

describe('CodeField', () => {
  function Code({ onChange }: { onChange?: (value: string) => void }) {
    const [value, setValue] = useState('');
    const change = (next: string) => {
      setValue(next);
      onChange?.(next);
    };
    return <CodeField label="验证码" length={6} value={value} onChange={change} />;
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '验证码' });

  test('is one field that browsers fill in from a message', () => {
    render(<Code />);
    expect(field()).toMatchObject({ inputMode: 'numeric', autocomplete: 'one-time-code', maxLength: 6 });
  });

  test('takes digits only, and draws each in its cell', async () => {
    const { container } = render(<Code />);
    await userEvent.type(field(), '4a0-7');
    expect(field().value).toBe('407');
    expect([...container.querySelectorAll('span[aria-hidden]')].map((cell) => cell.textContent)).toEqual([
      '4',
      '0',
      '7',
      '',
      '',
      '',
    ]);
  });

  test.each([
    ['123 456', '123456'],
    ['１２３４５６', '123456'],
    ['Danqing 2026: 123456', '123456'],
    ['12345678', '123456'],
    ['12', '12'],
    ['none', ''],
  ])('of a pasted %j it takes %j', async (text, expected) => {
    const onChange = vi.fn();
    render(<Code onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
  });
});

describe('Checkbox', () => {
  test('a press on its label ticks it, and so does the space bar', async () => {
    render(
      <Checkbox defaultChecked={false}>
        同意<a href="#terms">协议</a>
      </Checkbox>,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^同意\s*协议$/ });
    await userEvent.click(screen.getByText('同意'));
    expect(box.checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(box.checked).toBe(false);
  });
});

describe('Note', () => {
  test('announces a danger only', () => {
    render(
      <>
        <Note tone="accent">新账号</Note>
        <Note tone="danger">验证码错误</Note>
      </>,
    );
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['验证码错误']);
  });

  test('has an exclamation mark, the stroke that ends before the dot, for a danger only', () => {
    const mark = (tone: 'accent' | 'danger') => {
      const { container } = render(<Note tone={tone}>说</Note>);
      return container.querySelector('svg')?.outerHTML;
    };
    expect(mark('danger')).toContain('M12 9v4');
    expect(mark('accent')).toContain('M12 16v-4');
  });
});

describe('Avatar', () => {
  test.each([
    ['林澄', '澄'],
    ['欧阳远山', '山'],
    ['用户1234', '用'],
    ['lincheng', 'L'],
    ['👩‍🎨 Lin', '👩‍🎨'],
    ['', ''],
  ])('of %j without a picture is %j', (name, sign) => {
    const { container } = render(<Avatar name={name} image={null} />);
    expect(container.textContent).toBe(sign);
  });
  test('is the picture where there is one, as decoration', () => {
    render(<Avatar name="林澄" image="/media/1.webp" />);
    expect(screen.getByRole('presentation').getAttribute('src')).toBe('/media/1.webp');
  });
});

describe('Dialog', () => {
  test('is named by its title, keeps the focus inside, and Escape closes it', async () => {
    const onOpenChange = vi.fn();
    render(
      <>
        <button>outside</button>
        <Dialog open onOpenChange={onOpenChange}>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>保存调色板</DialogTitle>
            <button>存</button>
            <button>不存</button>
          </DialogContent>
        </Dialog>
      </>,
    );
    expect(screen.getByRole('dialog', { name: '保存调色板' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'outside' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(['存', '不存']).toContain(document.activeElement?.textContent);
    fireEvent.keyDown(document.activeElement!, CANCELS_CANDIDATE);
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe('Popover', () => {
  test('opens as a named dialog; Escape closes it and the focus returns', async () => {
    render(
      <Popover>
        <PopoverTrigger>更换</PopoverTrigger>
        <PopoverContent label="选择颜色">
          <button>朱红</button>
        </PopoverContent>
      </Popover>,
    );
    const trigger = screen.getByRole('button', { name: '更换' });
    await userEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: '选择颜色' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('朱红');
    fireEvent.keyDown(document.activeElement!, CANCELS_CANDIDATE);
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  test('its button closes it again, and a press outside leaves the focus there', async () => {
    render(
      <>
        <Popover>
          <PopoverTrigger>更换</PopoverTrigger>
          <PopoverContent label="选择颜色">
            <button>朱红</button>
          </PopoverContent>
        </Popover>
        <button>别处</button>
      </>,
    );
    const trigger = screen.getByRole('button', { name: '更换' });
    await userEvent.click(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('dialog').id).toBe(trigger.getAttribute('aria-controls'));
    await userEvent.click(trigger);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('button', { name: '别处' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('别处');
  });
});

describe('buttons', () => {
  test('do not submit a form unless told to', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>加</Button>
        <IconButton label="删" />
        <Button type="submit">存</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: '加' }));
    await userEvent.click(screen.getByRole('button', { name: '删' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '存' }));
    expect(submit).toHaveBeenCalledOnce();
  });
});

test('NotFoundScreen says 404 and its title in one heading', () => {
  render(<NotFoundScreen title="页面未找到" message="没有" />);
  expect(screen.getByRole('heading', { level: 1, name: '404 页面未找到' })).toBeTruthy();
});

test('NotFoundScreen says 410 of what has ended', () => {
  render(<NotFoundScreen code={410} title="页面已下线" />);
  expect(screen.getByRole('heading', { level: 1, name: '410 页面已下线' })).toBeTruthy();
});
